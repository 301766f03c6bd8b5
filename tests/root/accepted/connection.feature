Feature: Connection

  Scenario: It is opened
    Then it begins like this
      | the app is opened | no notice shows |

  Scenario: No notice shows
    Then this happens
      | the device says that it is offline | a notice says that the page is offline              |
      | or a call gets no response         |                                                     |
      | the device says that it is online  | what failed for want of a connection is tried again |
      |                                    | it emits: connection restored                       |
      | a call is answered                 | nothing changes                                     |

  Scenario: An attempt failed, or the device says that it is offline
    A notice says so, and every action is still tried.
    Then this happens
      | a call is answered | no notice shows                                     |
      |                    | what failed for want of a connection is tried again |
      |                    | it emits: connection restored                       |
    But nothing happens
      | the device says that it is offline |
      | a call gets no response            |

  Scenario: A notice says that the page is offline
    Then this happens
      | the device says that it is online           | a notice says that the page is offline |
      | or 1 minute passes: it is time to try again |                                        |

  Scenario: A notice says that the page is offline
    Then this happens
      | the page reaches its host                  | no notice shows                                     |
      |                                            | what failed for want of a connection is tried again |
      |                                            | it emits: connection restored                       |
      | the page does not reach its host           | a notice says that the page is offline              |
      | or 10 seconds pass: the try takes too long |                                                     |
    But nothing happens
      | the device says that it is online |

  Scenario: What always holds
    Then this always holds
      | a page that waits for a connection tries again by itself |
