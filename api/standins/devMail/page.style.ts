import { PAGE_COLOURS } from '../pageColours';

/** The mailbox's style: the system's light or dark colours; list and mail side by side on wide screens. */
export const PAGE_STYLE = `
@font-face { font-family: Figtree; src: url(/dev/mailbox/fonts/figtree.woff2) format('woff2'); font-weight: 300 900; font-display: swap; }
@font-face { font-family: Fraunces; src: url(/dev/mailbox/fonts/fraunces.woff2) format('woff2'); font-weight: 100 900; font-display: swap; }
${PAGE_COLOURS}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
  font: 15px/1.5 Figtree, 'Segoe UI', system-ui, sans-serif; -webkit-font-smoothing: antialiased;
}
header, .desk { width: 100%; max-width: 1248px; margin: 0 auto; padding: 0 24px; }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding-block: 24px; }
.mark, h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 600; font-variation-settings: 'SOFT' 100; line-height: 1.15; letter-spacing: -0.01em; }
.mark { font-size: 20px; color: var(--primary); text-decoration: none; }
.badge { padding: 4px 12px; border: 1px solid currentColor; border-radius: 999px; color: var(--accent); font-size: 13px; font-weight: 600; line-height: 1.4; }
.desk { flex: 1; display: grid; gap: 32px; align-content: start; padding-block: 8px 48px; }
h1 { font-size: 34px; }
h2 { font-size: 26px; overflow-wrap: anywhere; text-wrap: balance; }
.quiet, time, .tests { color: var(--quiet); font-size: 13px; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
form { display: flex; gap: 8px; margin: 16px 0; }
label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
input { flex: 1; min-width: 0; min-height: 44px; padding: 0 14px; font: inherit; font-size: 16px; color: var(--ink); background: var(--card); border: 1px solid var(--field); border-radius: var(--radius-control); }
input::placeholder { color: var(--quiet); opacity: 1; }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--field); border-radius: var(--radius-control); background: none; color: var(--primary); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--chosen); }
.mails { padding: 0; list-style: none; background: var(--card); border: 1px solid var(--line); border-radius: var(--radius-card); overflow: clip; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px; color: inherit; text-decoration: none; transition: background 140ms ease-out; }
.mails a:hover { background: var(--chosen); }
.mails a[aria-current] { background: var(--chosen); box-shadow: inset 3px 0 var(--primary); }
.mails b { font-weight: 600; overflow-wrap: anywhere; }
.mails .quiet { grid-column: 1 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mail { min-width: 0; align-self: start; background: var(--card); border: 1px solid var(--line); border-radius: var(--radius-card); overflow: clip; }
.head { padding: 24px; border-bottom: 1px solid var(--line); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin-top: 12px; font-size: 13px; }
dl div { display: contents; }
dd a { color: inherit; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 720px; border: 0; }
details { border-top: 1px solid var(--line); }
summary { padding: 16px 24px; color: var(--primary); font-weight: 600; cursor: pointer; }
pre { padding: 0 24px 24px; font: 13px/1.6 ui-monospace, 'Cascadia Mono', Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { padding: 48px 24px; text-align: center; color: var(--quiet); }
.empty h2 { margin-bottom: 8px; font-size: 20px; color: var(--ink); }
.back { display: inline-block; margin: 0 0 12px; padding: 8px 0; color: var(--primary); font-weight: 600; text-decoration: none; }
.back:hover { text-decoration: underline; text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
input:focus-visible, button:focus-visible { border-radius: var(--radius-control); }
.mails a:focus-visible { outline-offset: -3px; border-radius: var(--radius-card); }
@media (min-width: 900px) {
  .desk { grid-template-columns: 380px 1fr; }
  .desk .back { display: none; }
}
@media (max-width: 899px) {
  .opened .inbox, .closed .mail { display: none; }
}
@media (max-width: 560px) {
  header, .desk { padding-inline: 16px; }
  header { padding-block: 16px; }
  h1 { font-size: 26px; }
  h2 { font-size: 20px; }
  .mail { margin-inline: -16px; border-inline: 0; border-radius: 0; }
  .head { padding: 16px; }
  summary { padding: 16px; }
  pre { padding: 0 16px 24px; }
}
@media (prefers-reduced-motion: reduce) { .mails a { transition: none; } }
`;
