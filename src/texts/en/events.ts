// The messages of the events page. Sentences that the specification fixes are in src/core/sentences.ts.
import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

export const eventsMessages = spoken('events.eventsMessages', {
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
  emptyText: (type: string) => `Past events in this category are listed here: ${type}.`,
  showAll: (count: number) => `Show all ${count}`,
  showMore: 'Show more',
  readMore: 'Read more',
  readLess: 'Read less',
  readMoreAbout: (title: string) => `Read more about ${title}`,
  readLessAbout: (title: string) => `Read less about ${title}`,

  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteText: 'It will be removed for everybody. This cannot be undone.',
  delete: 'Delete',
  deleteOne: (title: string) => `Delete ${title}`,

  add: 'Add Event',
  edit: 'Edit event',
  duplicate: 'Duplicate',
  save: 'Save changes',
  saving: 'Saving the event…',
  editFailed: 'The event could not be saved.',
  moreOf: (title: string) => `More actions for ${title}`,
  fields: {
    title: 'Title',
    description: 'Description',
    date: 'Date',
    time: 'Time',
    endDate: 'Last day',
    endTime: 'End time',
    zone: (zone: string, offset: string) =>
      `Times are in the time zone of the campus: ${zone}, ${offset}.`,
    place: 'Place',
    link: 'Link',
    linkHint: 'For example to a form for registration. It begins with https://.',
    type: 'Type',
    image: 'Image',
  },

  calendar: 'Add to calendar',
  subscribe: 'Subscribe in your calendar',
  link: 'More information',
  backToAll: 'All events',
  place: 'Place:',
  until: (time: string) => `until ${time}`,
  unknownTitle: 'This event does not exist.',
  unknownText: 'It may have been deleted.',
});
