import { Suspense } from 'react';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { Empty } from '../kit/Empty';
import { Notice } from '../kit/Notice';
import { PageHeading } from '../kit/PageHeading';
import { richText } from '../kit/richText';
import { TextLink } from '../kit/TextLink';
import { hasOwnRecords } from '../session/ownRecords';
import { useSession } from '../session/SessionProvider';
import { HotelRowsSkeleton } from '../search/HotelRowsSkeleton';
import { WatchList } from '../watches/WatchList';
import { useSavedHotels } from './heart/useSavedHotels';
import { SavedList } from './SavedList';
import styles from './SavedHotelsPage.module.css';
import * as texts from './texts';

/** The saved hotels with their prices. A visitor who is not signed in sees those of this device. */
export function SavedHotelsPage() {
  const { viewer } = useSession();
  const { hotels } = useSavedHotels();
  return (
    <div className={styles.page}>
      <PageHeading title={texts.savedHotels} />
      {!viewer && hotels !== undefined && hotels.length > 0 && (
        <Notice kind="info" className={styles.notice}>
          {richText(texts.savedOnDevice, {
            link: (words) => (
              <TextLink to={paths.login(paths.savedHotels())} isUnderlined>
                {words}
              </TextLink>
            ),
          })}
        </Notice>
      )}
      <Suspense fallback={<HotelRowsSkeleton />}>
        {hotels ? (
          <SavedList key={viewer?.id} hotels={hotels} empty={<NothingSaved />} />
        ) : (
          <HotelRowsSkeleton />
        )}
      </Suspense>
      {hasOwnRecords(viewer?.role) && <WatchList key={viewer?.id} />}
    </div>
  );
}

const NothingSaved = () => (
  <div className={styles.notice}>
    <Empty
      picture="empty-search"
      texts={[texts.nothingSaved]}
      action={
        <ButtonLink to={paths.hotels()} variant="contained">
          {texts.seeHotels}
        </ButtonLink>
      }
    >
      {texts.howToSave}
    </Empty>
  </div>
);
