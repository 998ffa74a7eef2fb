import type { RouteObject } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { lazyTable } from './lazyTable';
import { page } from './page';
import { PageBoundary } from './pages/PageBoundary';
import { SomethingWentWrongPage } from './pages/SomethingWentWrongPage';

/** Those of RENDERED_PAGES. */
const renderedPages = [
  page('/', async () => (await import('../home/HomePage')).HomePage),
  page('/hotels', async () => (await import('../search/HotelsPage')).HotelsPage),
  page('/hotels/countbycity', async () => (await import('../hotels/CountByCityPage')).CountByCityPage),
  page('/hotels/countbytype', async () => (await import('../hotels/CountByTypePage')).CountByTypePage),
  page('/rooms', async () => (await import('../rooms/RoomsPage')).RoomsPage),
  page('/rooms/:roomId', async () => (await import('./pages/RoomRoute')).RoomRoute),
  page('/searchhotelsresults', async () => (await import('../search/ResultsPage')).ResultsPage),
  page('/hotels/:hotelId', async () => (await import('./pages/HotelRoute')).loadHotelRoute()),
  page('/reviews', async () => (await import('../reviews/ReviewsPage')).ReviewsPage),
  page('/help', async () => (await import('../info/pages')).HelpPage),
  page('/contact', async () => (await import('../info/pages')).ContactPage),
  page('/terms', async () => (await import('../info/pages')).TermsPage),
  page('/privacy', async () => (await import('../info/pages')).PrivacyPage),
  page('/developers', async () => (await import('../developers/DevelopersPage')).DevelopersPage),
  { path: '/somethingwentwrong', Component: SomethingWentWrongPage },
];

/** The addresses of other pages that the pattern of a public one, such as `/hotels/:hotelId`, would match as well. */
const NO_HOTEL_OR_ROOM = [
  '/hotels/findhotel',
  '/hotels/allcityrefs',
  '/hotels/allhoteltyperefs',
  '/hotels/citycharges',
  '/hotels/createcity',
  '/hotels/extras',
  '/hotels/createhoteltype',
  '/hotels/updatecity',
  '/hotels/updatecityphoto',
  '/hotels/updatehotel',
  '/hotels/updatehoteltype',
  '/hotels/updatehoteltypephoto',
  '/rooms/updateroom',
];

/** The pages that come rendered. The table of all others, which is larger, is loaded with the first of them that is visited. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {
        element: <PageBoundary />,
        children: [
          ...renderedPages,
          lazyTable(async () => (await import('./otherRoutes')).otherRoutes, NO_HOTEL_OR_ROOM),
        ],
      },
    ],
  },
];
