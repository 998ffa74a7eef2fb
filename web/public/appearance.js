// Runs before the first paint, so that a chosen appearance never flashes into place.
(function () {
  var chosen = 'system';
  try {
    chosen = localStorage.getItem('appearance') || chosen;
  } catch {
    // storage is switched off: the system decides
  }
  var dark =
    chosen === 'dark' || (chosen === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-appearance', dark ? 'dark' : 'light');
})();
