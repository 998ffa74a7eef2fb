import { createTheme } from '@mui/material/styles';
import { onTouch, TOUCH, touchLink } from '../ui/touch';

const interfaceFont = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";
const headingFont = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif";

const heading = (rem: number) => ({
  fontFamily: headingFont,
  fontVariationSettings: "'SOFT' 100",
  fontWeight: 600,
  fontSize: `${rem}rem`,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
});
const text = (rem: number) => ({ fontSize: `${rem}rem`, lineHeight: 1.5 });
const focusRing = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

const light = {
  primary: { main: '#0F766E', dark: '#0B5A54', light: '#D5EBE7', contrastText: '#FFFFFF' },
  secondary: { main: '#C2410C', dark: '#9A3309', light: '#FBE4D8', contrastText: '#FFFFFF' },
  success: { main: '#1F6B45', light: '#DDEFE4', contrastText: '#FFFFFF' },
  warning: { main: '#A35F00', light: '#FBEBD0', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', light: '#FBE3E0', contrastText: '#FFFFFF' },
  info: { main: '#0E6377', light: '#DCEDF2', contrastText: '#FFFFFF' },
  text: { primary: '#12343B', secondary: '#5B6B6E' },
  background: { default: '#FBF8F3', paper: '#FFFFFF' },
  divider: '#E6E0D6',
};

const dark = {
  primary: { main: '#5EEAD4', dark: '#99F6E4', light: '#17403E', contrastText: '#06201D' },
  secondary: { main: '#FDBA74', dark: '#FED7AA', light: '#43301C', contrastText: '#2B1503' },
  success: { main: '#86EFAC', light: '#173A2A', contrastText: '#06200F' },
  warning: { main: '#FCD34D', light: '#3D3213', contrastText: '#261B00' },
  error: { main: '#FCA5A5', light: '#452324', contrastText: '#2D0808' },
  info: { main: '#7DD3E8', light: '#163842', contrastText: '#04222B' },
  text: { primary: '#E7F2EF', secondary: '#9DB0B2' },
  background: { default: '#0E1B1E', paper: '#152629' },
  divider: '#24393D',
};

/** Calm, warm, exact: one paper, one ink, teal to move about, clay for the one action that matters on a screen. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-appearance' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 10 },
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
    fontFamily: interfaceFont,
    h1: { ...heading(2.125), '@media (max-width:600px)': { fontSize: '1.625rem' } },
    h2: heading(1.625),
    h3: heading(1.25),
    h4: { ...text(1.0625), fontWeight: 600 },
    h5: { ...text(0.9375), fontWeight: 600 },
    h6: { ...text(0.8125), fontWeight: 600 },
    subtitle1: text(1.0625),
    subtitle2: { ...text(0.9375), fontWeight: 600 },
    body1: text(0.9375),
    body2: text(0.8125),
    caption: text(0.8125),
    button: {
      fontSize: '0.9375rem',
      lineHeight: 1.3,
      fontWeight: 600,
      textTransform: 'none',
      letterSpacing: 0,
    },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // by itself it shows the focus by a ripple only
      styleOverrides: {
        root: {
          '&:focus-visible': focusRing,
          // twice the class: stronger than the size of a component or of one place
          [onTouch]: { '&&': { minHeight: TOUCH, minWidth: TOUCH } },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 40, padding: '8px 16px' },
        sizeLarge: { minHeight: 48, padding: '12px 24px' },
        sizeSmall: { minHeight: 32, padding: '4px 12px', fontSize: '0.8125rem' },
        outlined: { borderColor: 'var(--mui-palette-divider)' },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 14 } } },
    MuiDialog: {
      styleOverrides: { paper: { borderRadius: 14, boxShadow: '0 18px 48px rgb(18 52 59 / 0.22)' } },
    },
    MuiDialogTitle: { styleOverrides: { root: { ...heading(1.25), padding: '24px 24px 8px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: 10,
          alignItems: 'flex-start',
          fontSize: '0.9375rem',
          variants: (['success', 'info', 'warning', 'error'] as const).map((severity) => ({
            props: { severity, variant: 'standard' },
            style: {
              color: 'var(--mui-palette-text-primary)',
              backgroundColor: `var(--mui-palette-${severity}-light)`,
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

type Shades = Record<string, string>;

/** The variables that make a page light, whatever the screen shows: paper is white. */
function printColours(palette: Record<string, string | Shades>): Shades {
  const pairs = Object.entries(palette).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] as const]
      : Object.entries(value).map(([shade, colour]) => [`${name}-${shade}`, colour] as const),
  );
  return Object.fromEntries(pairs.map(([name, colour]) => [`--mui-palette-${name}`, colour]));
}

/** White paper, whatever the screen shows; two selectors in one are stronger than those of either appearance. */
export const printStyles = {
  '@media print': { 'html:root': { colorScheme: 'light', ...printColours(light) } },
};
