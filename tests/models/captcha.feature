Feature: The image with letters

  Scenario: It is opened
    Then this is how it begins
      | the form opens for the first time   | a new image is asked for |
      | the form opens again after a reload | the image is loading     |

  Scenario: A new image is asked for
    Then this is what comes of it
      | the lender begins an image                   | the image is loading                              |
      | the lender says no                           | the page could not be loaded, whatever the reason |
      | or the connection is cut                     | the form hears why                                |
      | or 1 minute passes: the lender took too long |                                                   |
    But nothing comes of it
      | the visitor asks for another image |

  Scenario: The image is loading
    Then this is what comes of it
      | the image arrives                            | the image shows                                   |
      |                                              | the form knows which image shows                  |
      | the connection is cut                        | the page could not be loaded, whatever the reason |
      | or 1 minute passes: the lender took too long | the form hears why                                |
    But nothing comes of it
      | the visitor asks for another image |

  Scenario: The image shows
    Then this is what comes of it
      | the visitor asks for another image | the image is loading                              |
      | the image cannot be drawn          | the page could not be loaded, whatever the reason |
      |                                    | the form knows that there is no image             |
      |                                    | the form hears why                                |

  Scenario: The page could not be loaded, whatever the reason
    Asking for one begins with a new session.
    Then this is what comes of it
      | the connection comes back             | a new image is asked for |
      | or the visitor asks for another image |                          |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the connection comes back |
