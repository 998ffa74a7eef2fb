const WIDE = '@container page (min-width: 900px)';

/** Beside the rooms where the page is wide; at the lower edge, collapsed to one row, where it is not. */
export const summaryCard = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 65px)',
  mx: { xs: -2, sm: -3 },
  px: 2,
  py: 1.25,
  display: 'grid',
  gap: 1.5,
  borderWidth: '1px 0 0',
  borderRadius: '14px 14px 0 0',
  boxShadow: '0 -8px 32px rgb(18 52 59 / 0.12)',
  '& .notices': { display: 'grid', gap: 1.5, '&:empty': { display: 'none' } },
  // one row, so that the page stays in sight; what is hidden unfolds with the lines
  '&[data-open="false"] :is(.notices, .lines, .clear)': { display: 'none' },
  // several are scrolled, so that the page stays visible
  '& .holds': { display: 'grid', gap: 1, overflow: 'auto', maxHeight: '26dvh' },
  // screen readers announce it; the brief shows it
  '& .announced': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
  // takes the width beside the button; a longer button has a row of its own
  '& .brief': { flex: '999 1 148px', justifyContent: 'flex-start', p: 0.5 },
  '& .foot > .MuiButton-contained': { flex: '1 0 auto' },
  '& .clear': { minHeight: 32, px: 0.5, py: 0 },
  '& .clear:disabled': { display: 'none' },
  [WIDE]: {
    top: 89,
    bottom: 'auto',
    maxHeight: 'calc(100dvh - 113px)',
    m: 0,
    p: 2.5,
    borderWidth: 1,
    borderRadius: '14px',
    boxShadow: 'none',
    '&[data-open="false"] .notices:not(:empty)': { display: 'grid' },
    '&[data-open="false"] .lines': { display: 'block' },
    '&[data-open="false"] .clear': { display: 'inline-flex' },
    '& .holds': { overflow: 'visible', maxHeight: 'none' },
    '& .announced': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
    '& .foot': { display: 'grid', gap: 1 },
    '& .clear, & .clear:disabled': { display: 'inline-flex', minHeight: 40 },
    '& .brief': { display: 'none' },
  },
} as const;

/** The page's two columns, where it is wide enough for them. */
export const summaryBeside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  alignItems: 'start',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 344px' },
} as const;
