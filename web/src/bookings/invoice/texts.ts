/** Texts of the invoices of a booking. */

// BookingInvoices
export const invoices = 'Invoices';
export const getInvoice = 'Get an invoice';
export const correctInvoice = 'Correct the invoice';
export const noInvoices = 'An invoice is a PDF file that names the buyer, with address and tax number.';
export const issuedAndTotal = '{day}, {total}';
export const credited = '{total} credited';
export const notDownloaded = 'The file could not be downloaded. Try again.';
export const issuedToGuest = '{invoice} is ready. It is also on its way to your email address.';
export const issuedByStaff = '{invoice} is ready. A guest with an email address gets it by email as well.';
export const nothingNew = 'Nothing has changed. {invoice} is still correct.';

// DocumentButton
export const pdf = 'PDF';
export const pdfOf = 'Download {title} as PDF';

// InvoiceDialog
export const buyer = 'Who is the buyer?';
export const buyerName = 'Name of the person or company';
export const address = 'Address';
export const addressHint = 'Optional; up to six lines';
export const taxNumber = 'Tax number';
export const taxNumberHint = 'Optional; as the buyer’s country writes it';
export const correcting =
  'A credit note takes back what was invoiced so far. A new invoice follows, for this buyer and for the booking as it is now.';
export const noInvoice = 'Cancel';
export const issue = 'Get invoice';

// InvoicePage
export const backToBooking = '← Back to the booking';
export const print = 'Print';
export const onA4 = 'PDF on A4';
export const onLetter = 'PDF on letter paper';
export const invoiceNotFound = 'Invoice not found';
export const noSuchInvoice = 'This booking has no such invoice, or it is not your booking.';
export const showBooking = 'Show the booking';
