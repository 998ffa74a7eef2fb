/** What the explorer opens with, a tab each. */
export const DOCUMENTS: readonly { query: string; variables?: string; headers?: string }[] = [
  {
    query: `# Hotels, the best rated first. Ctrl+Enter runs it.
# The book on the left describes every field.
query Hotels {
  hotels(sort: RATING_DESC, limit: 5) {
    total
    items {
      id
      name
      city {
        name
      }
      ratingsAverage
      cheapestPriceCents
    }
  }
}
`,
  },
  {
    query: `# Who asks, and their bookings.
# Put a key from /apikeys into the headers below.
query Me {
  viewer {
    id
    name
  }
  myBookings(limit: 5) {
    total
    items {
      id
      status
      totalCents
      hotel {
        name
      }
    }
  }
}
`,
    headers: '{\n  "Authorization": "Bearer staybook_"\n}',
  },
  {
    query: `# Nights that are taken and freed, as it happens.
# Put the id of a hotel into the variables below.
subscription Nights($hotelId: ID!) {
  nightsChanged(hotelId: $hotelId) {
    roomNumber {
      number
    }
    night
    available
  }
}
`,
    variables: '{\n  "hotelId": ""\n}',
  },
];
