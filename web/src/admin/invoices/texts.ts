// invoiceScreen
export const invoices = 'Invoices';
export const invoiceCount = '{count, plural, one {# document} other {# documents}}';
export const noInvoices = 'No invoices or credit notes.';
export const search = 'Number or booking reference';
export const number = 'Number';
export const kind = 'Kind';
export const issued = 'Issued';
export const total = 'Total';
export const buyer = 'Buyer';
export const taxNumber = 'Buyer’s tax number';
export const guest = 'Guest';
export const hotel = 'Hotel';
export const open = 'Open';
export const showInvoice = 'Show the document';
export const creditsInvoice = 'Credit note for';
