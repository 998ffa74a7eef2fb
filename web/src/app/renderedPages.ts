/** Public pages that arrive rendered, by the patterns of their routes, and the files that each route loads. */
export const RENDERED_PAGES: Record<string, readonly string[]> = {
  '/': ['src/home/HomePage.tsx'],
  '/hotels': ['src/search/HotelsPage.tsx'],
  '/hotels/:hotelId': ['src/app/pages/HotelRoute.tsx', 'src/hotels/PartyRooms.tsx'],
  '/searchhotelsresults': ['src/search/ResultsPage.tsx'],
  '/rooms': ['src/rooms/RoomsPage.tsx'],
  '/rooms/:roomId': ['src/app/pages/RoomRoute.tsx'],
  '/reviews': ['src/reviews/ReviewsPage.tsx'],
  '/hotels/countbycity': ['src/hotels/CountByCityPage.tsx'],
  '/hotels/countbytype': ['src/hotels/CountByTypePage.tsx'],
  '/help': ['src/info/HelpPage.tsx'],
  '/contact': ['src/info/ContactPage.tsx'],
  '/terms': ['src/info/TermsPage.tsx'],
  '/privacy': ['src/info/PrivacyPage.tsx'],
  '/developers': ['src/developers/DevelopersPage.tsx'],
};
