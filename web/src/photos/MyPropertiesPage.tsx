import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import { PageLinks } from '../kit/PageLinks';
import { richText } from '../kit/richText';
import { RowsSkeleton } from '../kit/RowsSkeleton';
import text from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import { usePageNumber } from '../kit/usePageNumber';
import { useMyPropertiesPageSuspenseQuery } from './MyPropertiesPage.generated';
import { OfferCard } from './OfferCard';
import * as texts from './texts';
import { uploadPath } from './uploadTask';
import styles from './MyPropertiesPage.module.css';

const PAGE = 10;

/** The properties that this person submitted and our replies, newest first. */
export function MyPropertiesPage() {
  return (
    <div className={layout.listPage}>
      <div className={styles.head}>
        <PageHeading title={texts.propertySubmissions} className={styles.title} />
        <ButtonLink to={uploadPath('property', undefined, paths.myProperties())} variant="contained">
          {texts.listProperty}
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
    // a reply may have arrived since
    fetchPolicy: 'cache-and-network',
  });
  const { items, total } = data.myPropertyOffers;
  const pages = Math.ceil(total / PAGE);
  if (total > 0 && page > pages) return <Navigate to={paths.myProperties({ page: pages })} replace />;
  if (total === 0)
    return (
      <Empty picture="empty-search" texts={[texts.noSubmissions]}>
        {richText(texts.noSubmissionsText, {
          link: (words) => (
            <TextLink to={paths.listProperty()} isUnderlined>
              {words}
            </TextLink>
          ),
        })}
      </Empty>
    );
  return (
    <>
      <p role="status" className={classNames(text.body, text.quiet, styles.count)}>
        {fill(texts.submissions, { count: total })}
      </p>
      <ul className={layout.list}>
        {items.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </ul>
      <PageLinks page={page} pages={pages} addressOf={(page) => paths.myProperties({ page })} />
    </>
  );
}
