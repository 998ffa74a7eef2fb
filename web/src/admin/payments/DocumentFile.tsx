import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { notDownloaded, pdf, pdfOf } from '../../bookings/invoice/texts';
import { useDocumentFile } from '../../bookings/invoice/useDocumentFile';
import { Notice } from '../../kit/Notice';

interface Props {
  id: string;
  /** The name of the file. */
  name: string;
  /** `Invoice INV-000123`. */
  title: string;
}

/** Downloads an invoice, a credit note or a receipt as a PDF file. */
export function DocumentFile({ id, name, title }: Props) {
  const file = useDocumentFile(id, name);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={fill(pdfOf, { title })}
        loading={file.isLoading}
        onClick={() => void file.download()}
      >
        {pdf}
      </Button>
      {file.hasFailed && <Notice kind="error">{notDownloaded}</Notice>}
    </>
  );
}
