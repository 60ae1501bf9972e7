/** Notification settings of the person in this browser, for when they're not at a table. */

import { call } from "./api";
import type { components } from "./schema";

export type NoticeSettings = components["schemas"]["NoticeSettings"];
export type NoticeChoice = components["schemas"]["NoticeChoice"];
export type Unsubscription = components["schemas"]["Unsubscription"];
export type Channel = Unsubscription["channel"];
export type When = NoticeSettings["mail"];

export const notices = {
  mine: () => call<NoticeSettings>("GET", "/api/notices"),
  choose: (choice: NoticeChoice) => call<NoticeSettings>("PATCH", "/api/notices", choice),
  addBrowser: (subscription: PushSubscriptionJSON) =>
    call<NoticeSettings>("POST", "/api/notices/browsers", {
      endpoint: subscription.endpoint,
      keys: { p256dh: subscription.keys?.p256dh, auth: subscription.keys?.auth },
    }),
  dropBrowser: (endpoint: string) => call<NoticeSettings>("POST", "/api/notices/browsers/gone", { endpoint }),
  makeCalendar: () => call<NoticeSettings>("POST", "/api/notices/calendar"),
  endCalendar: () => call<NoticeSettings>("DELETE", "/api/notices/calendar"),
  tryOut: (channel: Channel) => call<null>("POST", "/api/notices/trials", { channel }),
  whatEnds: (token: string) => call<Unsubscription>("GET", `/api/notices/unsubscribe/${token}`),
  end: (token: string) => call<Unsubscription>("POST", `/api/notices/unsubscribe/${token}`),
};
