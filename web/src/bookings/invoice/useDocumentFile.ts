import { useState } from 'react';
import type { Paper } from '../../../../schema/paperDocuments';
import { saveFile } from '../../kit/saveFile';
import { sendSigned } from '../../session/sendSigned';
import { useSession } from '../../session/SessionProvider';

/**
 * Downloads an invoice or receipt as a PDF file of this name, on the paper of the place of the hotel unless another one is
 * named.
 */
export function useDocumentFile(id: string, name: string) {
  const { session } = useSession();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const download = async (paper?: Paper) => {
    setLoading(true);
    setFailed(false);
    try {
      const address = `/documents/${id}.pdf${paper ? `?size=${paper}` : ''}`;
      const response = await sendSigned(session, address, { method: 'GET' });
      if (response.ok) saveFile(name, 'application/pdf', await response.blob());
      setFailed(!response.ok);
    } catch {
      setFailed(true);
    }
    setLoading(false);
  };

  return { isLoading, hasFailed, download };
}
