import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../paths';
import { Empty } from '../kit/Empty';
import { counted } from '../kit/format';
import { PageHeading } from '../kit/PageHeading';
import { PageLinks } from '../kit/PageLinks';
import { RowsSkeleton } from '../kit/RowsSkeleton';
import { usePageNumber } from '../kit/usePageNumber';
import { useMyPropertiesPageSuspenseQuery } from './MyPropertiesPage.generated';
import { OfferCard } from './OfferCard';
import { uploadPath } from './uploadTask';
import styles from './MyPropertiesPage.module.css';

const PAGE = 10;

/** The properties that this person offered, with what became of them, the latest first. */
export function MyPropertiesPage() {
  return (
    <Box sx={{ maxWidth: 768, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 4, sm: 6 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <PageHeading title="Properties you offered" className={styles.title} />
        <Button
          component={Link}
          to={uploadPath('property', undefined, paths.myProperties())}
          variant="contained"
        >
          Offer a property
        </Button>
      </Box>
      <Suspense fallback={<RowsSkeleton height={220} rows={3} />}>
        <MyProperties />
      </Suspense>
    </Box>
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
        <Link to={paths.listProperty()}>How it works</Link>
      </Empty>
    );
  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 3 }}>
        {counted(total, 'offer')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
        {items.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </Box>
      <PageLinks page={page} pages={pages} addressOf={(at) => paths.myProperties({ page: at })} />
    </>
  );
}
