/** The parts of the hosted page that need a script: a countdown, card digits in groups of four, a single submit. */
export const PAGE_SCRIPT = `
const clock = document.querySelector('time[data-until]');
const tick = () => {
  const left = Math.max(0, Math.floor((Date.parse(clock.dateTime) - Date.now()) / 1000));
  clock.textContent = left ? Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0') : clock.dataset.over;
};
if (clock && Date.parse(clock.dateTime) > Date.now()) { tick(); setInterval(tick, 1000); }
const grouped = (input, pattern, glue) => input?.addEventListener('input', () => {
  if (input.selectionEnd !== input.value.length) return;
  input.value = (input.value.replace(/\\D/g, '').match(pattern) ?? []).join(glue);
});
grouped(document.querySelector('[name=card]'), /\\d{1,4}/g, ' ');
grouped(document.querySelector('[name=expiry]'), /\\d{1,2}/g, ' / ');
document.querySelector('form')?.addEventListener('submit', ({ target }) => {
  const button = target.querySelector('button');
  if (button.disabled) return;
  setTimeout(() => { button.disabled = true; button.textContent = button.dataset.busy; });
});
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
`;
