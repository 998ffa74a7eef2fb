/** The light outside at an hour of the clock, without regard to season and place. */
export function lightAt(moment: Date): 'day' | 'dusk' | 'night' {
  const hour = moment.getHours();
  if (hour >= 8 && hour < 18) return 'day';
  return hour < 6 || hour >= 21 ? 'night' : 'dusk';
}
