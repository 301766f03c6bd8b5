interface OfflineNoticeProps {
  /** That the device is offline, or what the backend says to everybody; nothing hides it. */
  text?: string | undefined;
}

/** A strip at the top of the app. Keep it mounted: screen readers hear changes. */
export const OfflineNotice = ({ text }: OfflineNoticeProps) => <output className="offline">{text}</output>;
