// The page without a network: a service worker keeps its files. A new version
// waits until the user wants it.

/**
 * Sets up the service worker, where there can be one.
 *
 * @param onNewVersion Called when a new version is there, with a function that
 *   changes over to it.
 */
export async function offline({ onNewVersion }) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  let had = Boolean(serviceWorker.controller);
  let isWanted = false;
  serviceWorker.addEventListener("controllerchange", () => {
    // Another window may have changed over: the files of both versions do not mix.
    if (isWanted || had) location.reload();
    had = true;
  });
  const offer = (worker) => onNewVersion(() => {
    isWanted = true;
    worker.postMessage("changeOver");
  });

  try {
    const address = new URL("../service-worker.js", import.meta.url);
    const registration = await serviceWorker.register(address, { updateViaCache: "none" });
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && serviceWorker.controller) offer(worker);
      });
    });
    // Installed pages stay open for weeks.
    addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  } catch (error) {
    // Blocked, or no secure address: the page works, but not without a network.
  }
}
