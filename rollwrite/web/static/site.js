// Whoever has opened a page can read it again without a connection, where browsers allow that.
"use strict";
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => {});
