/** Where fingers press: phones and tablets. What is pressed there is at least 44 px high and wide. */
export const onTouch = '@media (pointer: coarse)';
export const TOUCH = 44;

/** A link that stands alone, pressed also just above and below its line. */
export const touchLink = {
  [onTouch]: {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', inset: '-11px -2px', minWidth: TOUCH },
  },
} as const;
