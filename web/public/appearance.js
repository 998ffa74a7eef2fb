// Runs before the first paint, so that neither a chosen appearance nor the light of the hour flashes into place.
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
  // the light outside at an hour of the clock, without regard to season and place
  var hour = new Date().getHours();
  var light = hour >= 8 && hour < 18 ? 'day' : hour < 6 || hour >= 21 ? 'night' : 'dusk';
  document.documentElement.setAttribute('data-light', light);
})();
