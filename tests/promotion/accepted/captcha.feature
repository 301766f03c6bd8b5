Feature: The image with letters

  Scenario: It is opened
    Then it begins like this
      | the form opens for the first time   | a new image is asked for |
      | the form opens again after a reload | the image is loading     |

  Scenario: A new image is asked for
    Then this happens
      | the backend begins an image               | the image is loading                              |
      | the backend refuses                       | the page could not be loaded, whatever the reason |
      | or the connection is cut                  | the form gets the reason                          |
      | or 1 minute passes: the request timed out |                                                   |
    But nothing happens
      | the visitor asks for another image |

  Scenario: The image is loading
    Then this happens
      | the image arrives                         | the image shows                                   |
      |                                           | the form knows which image shows                  |
      | the connection is cut                     | the page could not be loaded, whatever the reason |
      | or 1 minute passes: the request timed out | the form gets the reason                          |
    But nothing happens
      | the visitor asks for another image |

  Scenario: The image shows
    Then this happens
      | the visitor asks for another image | the image is loading                              |
      | the image cannot be drawn          | the page could not be loaded, whatever the reason |
      |                                    | the form knows that there is no image             |
      |                                    | the form gets the reason                          |

  Scenario: The page could not be loaded, whatever the reason
    Asking for one begins with a new session.
    Then this happens
      | the connection comes back             | a new image is asked for |
      | or the visitor asks for another image |                          |

  Scenario: Everywhere else
    But nothing happens
      | the connection comes back |
