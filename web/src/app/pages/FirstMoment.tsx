import { LoadingPage } from '../../kit/LoadingPage';

/** Before the frame of the app is there, the content is all there is. */
export const FirstMoment = () => (
  <main>
    <LoadingPage />
  </main>
);
