import type { City } from '../hotels/cities/city.entity';
import type { Hotel } from '../hotels/hotel.entity';
import type { RoomType } from '../rooms/roomType.entity';

/* Hotels and room types in the vocabulary of https://schema.org, for search engines. */

const CONTEXT = 'https://schema.org';

/** A hotel with its location, rating and amenities. */
export const hotelJsonLd = (hotel: Hotel, city: City, url: string, images: string[]): object => ({
  '@context': CONTEXT,
  '@type': 'Hotel',
  '@id': url,
  url,
  name: hotel.name,
  description: hotel.description,
  image: images,
  address: {
    '@type': 'PostalAddress',
    ...(hotel.address && { streetAddress: hotel.address }),
    addressLocality: city.name,
  },
  ...(hotel.latitude !== null &&
    hotel.longitude !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
    }),
  ...(hotel.checkInFrom && { checkinTime: hotel.checkInFrom }),
  ...(hotel.checkOutUntil && { checkoutTime: hotel.checkOutUntil }),
  ...(hotel.petsRule && { petsAllowed: hotel.petsRule !== 'NOT_ALLOWED' }),
  amenityFeature: hotel.amenities.map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  })),
  ...(hotel.cheapestPriceCents !== null && {
    priceRange: `from $${price(hotel.cheapestPriceCents)} a night`,
  }),
  ...(hotel.ratingsAverage !== null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: hotel.ratingsAverage,
      reviewCount: hotel.numberOfRatings,
      bestRating: 5,
      worstRating: 1,
    },
  }),
});

/** A room type with its occupancy, amenities and price of a night before taxes and fees. */
export const roomJsonLd = (room: RoomType, hotel: Hotel, url: string, images: string[]): object => ({
  '@context': CONTEXT,
  '@type': ['HotelRoom', 'Product'],
  '@id': url,
  url,
  name: `${room.title}, ${hotel.name}`,
  description: room.description,
  image: images,
  occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxPeople },
  amenityFeature: room.amenities.map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  })),
  offers: {
    '@type': 'Offer',
    url,
    price: price(room.priceCents),
    priceCurrency: 'USD',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  },
});

/** The breadcrumbs of a page, from the home page down. */
export const breadcrumbJsonLd = (steps: { name: string; url: string }[]): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: url,
  })),
});

const price = (cents: number): string => (cents / 100).toFixed(2);
