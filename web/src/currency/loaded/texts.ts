export const about = 'about {price}';
export const title = 'Show prices in';
export const explanation =
  'Hotels charge in US dollars. Another currency shows you about how much that is; what you pay is always said in dollars first.';
export const rates = 'Rates of {date}: {source}.';
export const noRates = 'There are no exchange rates today, so prices are shown in US dollars.';
export const loading = 'Loading the currencies';
export const suggested = 'Suggested';
export const all = 'All currencies';
export const close = 'Close';
