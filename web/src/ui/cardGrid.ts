/** As many cards side by side as there is room for, two at least where they are narrow, none under `least` px else. */
export const cardGrid = (least: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, ${least < 250 ? 44 : 100}%), 1fr))`,
  p: 0,
  m: 0,
});
