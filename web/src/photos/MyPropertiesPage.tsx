import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Empty } from '../kit/Empty';
import { counted } from '../kit/format';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import { PageLinks } from '../kit/PageLinks';
import { RowsSkeleton } from '../kit/RowsSkeleton';
import text from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import { usePageNumber } from '../kit/usePageNumber';
import { useMyPropertiesPageSuspenseQuery } from './MyPropertiesPage.generated';
import { OfferCard } from './OfferCard';
import { uploadPath } from './uploadTask';
import styles from './MyPropertiesPage.module.css';

const PAGE = 10;

/** The properties that this person offered, with what became of them, the latest first. */
export function MyPropertiesPage() {
  return (
    <div className={layout.listPage}>
      <div className={styles.head}>
        <PageHeading title="Properties you offered" className={styles.title} />
        <ButtonLink to={uploadPath('property', undefined, paths.myProperties())} variant="contained">
          Offer a property
        </ButtonLink>
      </div>
      <Suspense fallback={<RowsSkeleton height={220} rows={3} />}>
        <MyProperties />
      </Suspense>
    </div>
  );
}

function MyProperties() {
  const page = usePageNumber(PAGE);
  const { data } = useMyPropertiesPageSuspenseQuery({
    variables: { limit: PAGE, offset: (page - 1) * PAGE },
    // An answer may have come since.
    fetchPolicy: 'cache-and-network',
  });
  const { items, total } = data.myPropertyOffers;
  const pages = Math.ceil(total / PAGE);
  if (total > 0 && page > pages) return <Navigate to={paths.myProperties({ page: pages })} replace />;
  if (total === 0)
    return (
      <Empty picture="empty-search" texts={['You have not offered a property yet.']}>
        Send us photos and a text about your hotel, and we write to you.{' '}
        <TextLink to={paths.listProperty()} isUnderlined>
          How it works
        </TextLink>
      </Empty>
    );
  return (
    <>
      <p role="status" className={classNames(text.body, text.quiet, styles.count)}>
        {counted(total, 'offer')}
      </p>
      <ul className={layout.list}>
        {items.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </ul>
      <PageLinks page={page} pages={pages} addressOf={(at) => paths.myProperties({ page: at })} />
    </>
  );
}
