import { mdiDownloadOutline, mdiPrinterOutline } from '@mdi/js';
import { useParams } from 'react-router-dom';
import { invoiceDocument, invoiceFile } from '../../../../schema/invoices';
import { PAPERS, type Paper } from '../../../../schema/paperDocuments';
import { paths } from '../../paths';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Icon } from '../../kit/Icon';
import layout from '../../kit/layout.module.css';
import { LoadingPage } from '../../kit/LoadingPage';
import { Notice } from '../../kit/Notice';
import { NoticePage } from '../../kit/NoticePage';
import print from '../../kit/print.module.css';
import { TextLink } from '../../kit/TextLink';
import { useInvoicePageSuspenseQuery, type InvoicePageQuery } from './InvoicePage.generated';
import { InvoiceSheet } from './InvoiceSheet';
import { useDocumentFile } from './useDocumentFile';
import styles from './InvoicePage.module.css';
import * as texts from './texts';

const ON_PAPER: Record<Paper, string> = { a4: texts.onA4, letter: texts.onLetter };

type Invoice = NonNullable<InvoicePageQuery['booking']>['invoices'][number];

/** An invoice or credit note, with the same words as its PDF file. */
export function InvoicePage() {
  const { bookingId = '', invoiceId = '' } = useParams();
  const { data } = useInvoicePageSuspenseQuery({ variables: { bookingId } });
  if (!data) return <LoadingPage />;
  const invoice = data.booking?.invoices.find(({ id }) => id === invoiceId);
  if (invoice) return <Shown invoice={invoice} />;
  return (
    <NoticePage title={texts.invoiceNotFound} links={[[texts.showBooking, paths.booking(bookingId)]]}>
      {texts.noSuchInvoice}
    </NoticePage>
  );
}

function Shown({ invoice }: { invoice: Invoice }) {
  const file = useDocumentFile(invoice.id, invoiceFile(invoice));
  return (
    <div className={classNames(layout.listPage, styles.page)}>
      <TextLink to={paths.booking(invoice.bookingId)} className={print.onScreen}>
        {texts.backToBooking}
      </TextLink>
      <InvoiceSheet invoice={invoiceDocument(invoice)} />
      <div className={classNames(styles.files, print.onScreen)}>
        {PAPERS.map((paper) => (
          <Button
            key={paper}
            variant="outlined"
            startIcon={<Icon path={mdiDownloadOutline} size="inherit" />}
            disabled={file.isLoading}
            onClick={() => void file.download(paper)}
          >
            {ON_PAPER[paper]}
          </Button>
        ))}
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiPrinterOutline} size="inherit" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </div>
      {file.hasFailed && <Notice kind="error">{texts.notDownloaded}</Notice>}
    </div>
  );
}
