import { mdiDownloadOutline } from '@mdi/js';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { Icon } from '../../kit/Icon';
import type { useDocumentFile } from './useDocumentFile';
import * as texts from './texts';

interface Props {
  file: ReturnType<typeof useDocumentFile>;
  /** `Invoice INV-000123`. */
  title: string;
}

/** Downloads an invoice or receipt as a PDF file. */
export const DocumentButton = ({ file, title }: Props) => (
  <Button
    startIcon={<Icon path={mdiDownloadOutline} size="inherit" />}
    aria-label={fill(texts.pdfOf, { title })}
    loading={file.isLoading}
    onClick={() => void file.download()}
  >
    {texts.pdf}
  </Button>
);
