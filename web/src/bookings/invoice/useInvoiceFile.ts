import { useState } from 'react';
import { invoiceFile, type InvoiceFacts, type Paper } from '../../../../schema/invoices';
import { saveFile } from '../../kit/saveFile';
import { sendSigned } from '../../session/sendSigned';
import { useSession } from '../../session/SessionProvider';

/** Downloads an invoice as a PDF file, on the paper of the place of the hotel unless another one is named. */
export function useInvoiceFile(invoice: Pick<InvoiceFacts, 'kind' | 'number'> & { id: string }) {
  const { session } = useSession();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const download = async (paper?: Paper) => {
    setLoading(true);
    setFailed(false);
    try {
      const address = `/documents/${invoice.id}.pdf${paper ? `?size=${paper}` : ''}`;
      const response = await sendSigned(session, address, { method: 'GET' });
      if (response.ok) saveFile(invoiceFile(invoice), 'application/pdf', await response.blob());
      setFailed(!response.ok);
    } catch {
      setFailed(true);
    }
    setLoading(false);
  };

  return { isLoading, hasFailed, download };
}
