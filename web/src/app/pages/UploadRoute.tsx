import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { retryUntilReachable } from '../../apollo/reachability';
import { LoadingPage } from '../../kit/LoadingPage';
import { UploadPage } from '../../photos/UploadPage';
import { readTask } from '../../photos/uploadTask';
import { useViewer } from '../../session/SessionProvider';
import { isStaffRole } from '../../session/staffRole';

const HotelFrame = lazy(async () => {
  const { HotelFrame } = await retryUntilReachable(() => import('../../admin/hotelpage/HotelFrame'));
  return { default: HotelFrame };
});

/** The upload screen; that of a hotel's photos is a tab of the hotel for its staff. */
export function UploadRoute() {
  const isStaff = isStaffRole(useViewer()?.role);
  const task = readTask(useSearchParams()[0]);
  if (!isStaff || task?.purpose !== 'HOTEL_PHOTO') return <UploadPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <HotelFrame>
        <UploadPage />
      </HotelFrame>
    </Suspense>
  );
}
