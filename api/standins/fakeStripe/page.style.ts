import { PAGE_COLOURS } from '../pageColours';

/** The hosted page's style: the system's light or dark colours, one column on phones and two on wide screens. */
export const PAGE_STYLE = `
@font-face { font-family: Figtree; src: url(fonts/figtree.woff2) format('woff2'); font-weight: 300 900; font-display: swap; }
@font-face { font-family: Fraunces; src: url(fonts/fraunces.woff2) format('woff2'); font-weight: 100 900; font-display: swap; }
${PAGE_COLOURS}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
  font: 15px/1.5 Figtree, 'Segoe UI', system-ui, sans-serif; -webkit-font-smoothing: antialiased;
}
header, footer, .sheet { width: 100%; max-width: 1040px; margin: 0 auto; padding: 0 24px; }
header { display: flex; align-items: center; justify-content: space-between; padding-block: 24px; }
.mark, h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 600; font-variation-settings: 'SOFT' 100; line-height: 1.15; letter-spacing: -0.01em; }
.mark { font-size: 20px; color: var(--primary); }
.badge {
  padding: 4px 12px; border: 1px solid currentColor; border-radius: 999px; color: var(--accent);
  font-size: 13px; font-weight: 600; line-height: 1.4;
}
.sheet { flex: 1; display: grid; gap: 32px 72px; align-content: start; padding-block: 24px 48px; }
.quiet, footer, .tests { color: var(--quiet); font-size: 13px; }
.back {
  display: inline-block; margin: -8px 0 32px; padding: 8px 0; color: var(--primary);
  font-weight: 600; text-decoration: none;
}
.back:hover { text-decoration: underline; text-underline-offset: 3px; }
.quiet + h1 { margin-top: 4px; }
h1 { font-size: 34px; overflow-wrap: anywhere; text-wrap: balance; }
h2 { font-size: 20px; }
.held { margin-top: 12px; color: var(--quiet); }
time, .price, .sum strong, dt, input, button { font-variant-numeric: tabular-nums; }
time { color: var(--ink); font-weight: 600; }
.lines { margin: 32px 0 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.lines li { display: flex; justify-content: space-between; gap: 24px; padding: 16px 0; border-bottom: 1px solid var(--line); }
.line { font-weight: 600; overflow-wrap: anywhere; }
.sum { display: flex; justify-content: space-between; align-items: baseline; padding: 16px 0; font-size: 17px; font-weight: 600; }
.sum strong { font-size: 26px; font-weight: 650; line-height: 1.15; }
.card { align-self: start; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: var(--radius-card); }
form { display: grid; gap: 16px; margin-top: 24px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
label { display: block; margin-bottom: 4px; font-size: 13px; font-weight: 600; }
input, button, .action { width: 100%; min-height: 48px; font: inherit; border-radius: var(--radius-control); }
input { padding: 0 14px; font-size: 16px; color: var(--ink); background: transparent; border: 1px solid var(--field); }
input::placeholder { color: var(--quiet); opacity: 0.8; }
input[aria-invalid] { border-color: var(--wrong); }
button, .action {
  margin-top: 8px; min-height: 52px; border: 0; background: var(--accent); color: var(--on-accent);
  font-size: 17px; font-weight: 650; cursor: pointer; transition: background 140ms ease-out;
}
button:hover, .action:hover { background: var(--accent-over); }
button:disabled { cursor: default; opacity: 0.75; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
input:focus-visible, button:focus-visible, .action:focus-visible { border-radius: var(--radius-control); }
input:focus-visible { outline-width: 2px; outline-offset: -1px; border-color: transparent; }
input[aria-invalid]:focus-visible { outline-color: var(--wrong); }
.alert { margin-top: 8px; padding: 10px 14px; border-radius: var(--radius-control); background: var(--wrong-paper); color: var(--wrong); font-weight: 500; }
.tests { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); }
dl { margin-top: 8px; display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dl div { display: contents; }
dt { color: var(--ink); user-select: all; }
dd { margin: 0; }
.notice { width: calc(100% - 48px); max-width: 520px; margin: 8vh auto auto; }
.notice h1 { font-size: 26px; }
.notice p { margin-top: 12px; }
.action { display: grid; place-items: center; margin-top: 32px; text-align: center; text-decoration: none; }
footer { padding-block: 24px 32px; }
@media (min-width: 860px) { .sheet { grid-template-columns: 1fr 440px; padding-block: 24px 40px; } }
@media (max-width: 560px) {
  header, footer, .sheet { padding-inline: 16px; }
  header { padding-block: 16px; }
  .sheet { padding-block: 8px 32px; }
  .back { margin-bottom: 16px; }
  .lines { margin-top: 24px; }
  h1 { font-size: 26px; }
  .card { padding: 24px 20px; }
  .notice { width: calc(100% - 32px); margin-top: 24px; }
}
@media (prefers-reduced-motion: reduce) { button, .action { transition: none; } }
`;
