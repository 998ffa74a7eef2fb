/** Two fields beside each other; below each other on a phone. */
export const pairStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  columnGap: 1.5,
  rowGap: 2.5,
  alignItems: 'start',
};
