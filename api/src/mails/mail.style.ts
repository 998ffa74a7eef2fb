const SANS = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";

/** The inline style of each part: many mail programs read no other. */
export const style = {
  page: `margin:0;padding:0;background:#fbf8f3;color:#12343b;font-family:${SANS};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  frame: 'padding:32px 16px',
  column: 'width:100%;max-width:600px',
  mark: `padding:0 0 20px;font:600 22px/1.2 ${SERIF};letter-spacing:-0.01em;color:#0f766e`,
  card: 'padding:40px 40px 20px;background:#ffffff;border:1px solid #e6e0d6;border-radius:14px',
  title: `margin:0 0 20px;font:600 28px/1.2 ${SERIF};letter-spacing:-0.01em;color:#12343b`,
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.6;color:#12343b;overflow-wrap:anywhere',
  code: "margin:8px 0 24px;padding:20px;border-radius:10px;background:#f3efe7;color:#12343b;font:600 34px/1.2 ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace;letter-spacing:0.2em;text-align:center;text-indent:0.2em",
  link: 'color:#0f766e;font-weight:600',
  buttonRow: 'margin:28px 0 24px',
  button: `display:inline-block;padding:14px 28px;border-radius:10px;background:#c2410c;color:#ffffff;font:600 16px/1.25 ${SANS};text-decoration:none`,
  table: 'width:100%;margin:8px 0 24px;border-collapse:collapse',
  factName:
    'width:34%;padding:8px 16px 8px 0;font-size:14px;line-height:1.5;color:#5b6b6e;text-align:left;vertical-align:top;font-weight:400',
  factValue:
    'padding:8px 0;vertical-align:top;font-size:15px;line-height:1.4;color:#12343b;font-weight:600;overflow-wrap:anywhere',
  line: 'padding:16px 16px 16px 0;border-top:1px solid #e6e0d6;vertical-align:top;overflow-wrap:anywhere',
  lineTitle: 'font-size:16px;line-height:1.5;font-weight:600;color:#12343b',
  lineDetail: 'font-size:14px;line-height:1.5;color:#5b6b6e',
  price:
    'padding:16px 0;border-top:1px solid #e6e0d6;vertical-align:top;text-align:right;white-space:nowrap;font-size:15px;line-height:1.6;color:#12343b;font-variant-numeric:tabular-nums',
  totalName:
    'padding:16px 16px 0 0;border-top:1px solid #e6e0d6;font-size:16px;font-weight:600;color:#12343b',
  total: `padding:16px 0 0;border-top:1px solid #e6e0d6;text-align:right;font:600 24px/1.2 ${SERIF};color:#12343b;font-variant-numeric:tabular-nums`,
  footer: 'padding:24px 8px 0;font-size:13px;line-height:1.6;color:#5b6b6e;overflow-wrap:anywhere',
} as const;

/** For mail programs that read style sheets: a dark scheme, and less space on a phone. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .frame { padding: 24px 12px !important; }
  .card { padding: 28px 20px 8px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0e1b1e !important; }
  .card { background: #152629 !important; border-color: #24393d !important; }
  .mark, .link { color: #5eead4 !important; }
  .ink { color: #e7f2ef !important; }
  .quiet { color: #9db0b2 !important; }
  .rule { border-color: #24393d !important; }
  .code { background: #1d3338 !important; color: #e7f2ef !important; }
  .button { background: #fdba74 !important; color: #2b1503 !important; }
}
`;
