/**
 * Makes each frame as high as its mail, shows times in the reader's time zone, and reloads the list when mail arrives.
 */
export const PAGE_SCRIPT = `
for (const frame of document.querySelectorAll('iframe')) {
  const grow = () => {
    const page = frame.contentDocument?.documentElement;
    if (page) frame.style.height = page.getBoundingClientRect().height + 'px';
  };
  frame.addEventListener('load', grow);
  addEventListener('resize', grow);
  grow();
}
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
for (const time of document.querySelectorAll('time')) {
  const at = new Date(time.dateTime);
  const today = at.toDateString() === new Date().toDateString();
  time.textContent = (today ? '' : day.format(at) + ', ') + clock.format(at);
}
const list = document.querySelector('[data-newest]');
setInterval(async () => {
  if (document.hidden || !list) return;
  const answer = await fetch('/dev/mailbox.json?newest&' + location.search.slice(1)).catch(() => undefined);
  const newest = answer?.ok ? (await answer.json())[0]?.id ?? '' : list.dataset.newest;
  if (newest !== list.dataset.newest) location.reload();
}, 3000);
`;
