// The messages of the events page. Sentences that the specification fixes are in src/core/sentences.ts.
import { counted } from './plurals.ts';

export const eventsMessages = {
  eyebrow: 'Student Council Presents',
  title: 'OUR EVENTS',
  upcoming: 'Upcoming Events',
  past: 'Past events',
  filter: 'Event category',
  types: {
    cultural: 'Cultural',
    sports: 'Sports',
    technical: 'Technical',
    management: 'Management',
    social: 'Social',
    other: 'Other',
  },
  count: (count: number) => counted(count, 'event', 'events'),
  emptyText: (type: string) => `Past events of this category stay here: ${type}.`,
  showAll: (count: number) => `Show all ${count}`,
  showMore: 'Show more',
  readMore: 'Read more',
  readLess: 'Read less',
  readMoreAbout: (title: string) => `Read more about ${title}`,
  readLessAbout: (title: string) => `Read less about ${title}`,

  deleteOne: (title: string) => `Delete ${title}`,
  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteText: 'It disappears for everybody. This cannot be undone.',
  delete: 'Delete',

  add: 'Add Event',
  fields: {
    title: 'Title',
    description: 'Description',
    date: 'Date and time',
    zone: (zone: string, offset: string) => `On the campus's clock: ${zone}, ${offset}`,
    type: 'Type',
    image: 'Image',
  },
};
