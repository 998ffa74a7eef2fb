const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago a moment was, as people say it: 'just now', '5 minutes ago', 'yesterday'. */
export function ago(moment: string, now = Date.now()): string {
  const seconds = Math.round((now - Date.parse(moment)) / 1000);
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? [];
  return unit ? words.format(-Math.floor(seconds / size), unit) : 'just now';
}
