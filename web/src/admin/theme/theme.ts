import { createTheme } from '@mui/material/styles';
import { MEDIA } from '../../../../schema/breakpoints.generated';
import { TOKENS } from '../../../../schema/tokens.generated';
import { onTouch, TOUCH, touchLink } from '../../kit/touch';
import * as texts from './texts';

declare module '@mui/material/styles' {
  /** Breakpoints are those of tokens.css, which has none for `xl`. */
  interface BreakpointOverrides {
    xl: false;
  }
}

const heading = (fontSize: string) => ({
  fontFamily: TOKENS.fontHeading,
  fontVariationSettings: "'SOFT' 100",
  fontWeight: 600,
  fontSize,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
});
const text = (fontSize: string) => ({ fontSize, lineHeight: 1.5 });
/** The width of a media query, in pixels. */
const pixelsOf = (query: string): number => Number(/[\d.]+/.exec(query)![0]);
const focusRing = { outline: '2px solid var(--teal)', outlineOffset: 2 };

const shades = (name: string) => ({
  main: `var(--${name})`,
  light: `var(--${name}-soft)`,
  contrastText: `var(--on-${name})`,
});
const strongShades = (name: string) => ({ ...shades(name), dark: `var(--${name}-strong)` });

/** The colours of tokens.css. They follow the appearance by themselves. */
const palette = {
  primary: strongShades('teal'),
  secondary: strongShades('clay'),
  success: shades('green'),
  warning: shades('amber'),
  error: strongShades('red'),
  info: shades('blue'),
  text: { primary: 'var(--ink)', secondary: 'var(--quiet)', disabled: 'var(--faint)' },
  background: { default: 'var(--paper)', paper: 'var(--card)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--icon)',
    hover: 'var(--hover)',
    selected: 'var(--selected)',
    focus: 'var(--focused)',
    disabled: 'var(--disabled)',
    disabledBackground: 'var(--disabled-soft)',
  },
};

const ALERT_COLOURS = [
  ['success', 'green'],
  ['info', 'blue'],
  ['warning', 'amber'],
  ['error', 'red'],
] as const;

/** Calm, warm, exact: one paper, one ink, teal to move about, clay for the one action that matters on a screen. */
export const theme = createTheme({
  cssVariables: { nativeColor: true, colorSchemeSelector: 'data-appearance' },
  colorSchemes: { light: { palette }, dark: { palette } },
  breakpoints: {
    values: {
      xs: 0,
      sm: pixelsOf(MEDIA.tabletUp),
      md: pixelsOf(MEDIA.desktopUp),
      lg: pixelsOf(MEDIA.wideUp),
    },
  },
  shape: { borderRadius: parseInt(TOKENS.radiusControl) },
  spacing: 8,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  typography: {
    fontFamily: TOKENS.fontText,
    h1: { ...heading(TOKENS.textHeading1), [`@media ${MEDIA.phone}`]: { fontSize: TOKENS.textHeading2 } },
    h2: heading(TOKENS.textHeading2),
    h3: heading(TOKENS.textHeading3),
    h4: { ...text(TOKENS.textLead), fontWeight: 600 },
    h5: { ...text(TOKENS.textBody), fontWeight: 600 },
    h6: { ...text(TOKENS.textSmall), fontWeight: 600 },
    subtitle1: text(TOKENS.textLead),
    subtitle2: { ...text(TOKENS.textBody), fontWeight: 600 },
    body1: text(TOKENS.textBody),
    body2: text(TOKENS.textSmall),
    caption: text(TOKENS.textSmall),
    button: {
      fontSize: TOKENS.textBody,
      lineHeight: 1.3,
      fontWeight: 600,
      textTransform: 'none',
      letterSpacing: 0,
    },
  },
  components: {
    MuiAutocomplete: {
      defaultProps: {
        clearText: texts.clear,
        closeText: texts.close,
        openText: texts.open,
        loadingText: texts.loading,
        noOptionsText: texts.noOptions,
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // by itself it shows the focus by a ripple only
      styleOverrides: {
        root: {
          '&:focus-visible': focusRing,
          // the doubled class is stronger than the size of a component or a single use
          [onTouch]: { '&&': { minHeight: TOUCH, minWidth: TOUCH } },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 40, padding: '8px 16px' },
        sizeLarge: { minHeight: 48, padding: '12px 24px' },
        sizeSmall: { minHeight: 32, padding: '4px 12px', fontSize: TOKENS.textSmall },
        outlined: { borderColor: 'var(--line)' },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: TOKENS.radiusCard } },
    },
    MuiDialog: {
      styleOverrides: { paper: { borderRadius: TOKENS.radiusCard, boxShadow: 'var(--shadow)' } },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { ...heading(TOKENS.textHeading3), padding: '24px 24px 8px' } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: TOKENS.radiusControl,
          alignItems: 'flex-start',
          fontSize: TOKENS.textBody,
          variants: ALERT_COLOURS.map(([severity, colour]) => ({
            props: { severity, variant: 'standard' },
            style: {
              color: 'var(--ink)',
              backgroundColor: `var(--${colour}-soft)`,
            },
          })),
        },
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      // links in running text stay as they are; a selector that begins with a colon would be of the link itself
      styleOverrides: { root: { 'h2 > &, h3 > &, nav > &, li > &, dd > &': touchLink } },
    },
  },
});
