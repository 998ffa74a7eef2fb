const TRY_NOW = 'try-now';

/** Waits this many milliseconds; or until the network is back or the reader wants to try again, if that is sooner. */
export const pauseUnlessOnline = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds);
    for (const event of ['online', TRY_NOW]) window.addEventListener(event, done);
    function done() {
      clearTimeout(timer);
      for (const event of ['online', TRY_NOW]) window.removeEventListener(event, done);
      resolve();
    }
  });

/** Ends all pauses: what waits for the server is sent again at once. */
export const tryNow = () => void window.dispatchEvent(new Event(TRY_NOW));
